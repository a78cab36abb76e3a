pragma solidity 0.6.12;

contract ETHWalletBank {
    mapping(address => uint256) public balances;
    mapping(address => uint256) public userWithdrawing;

    receive() external payable {}

    function ethdeposit(address _to) external payable {
        balances[_to] = balances[_to] + msg.value;
    }

    function balanceOf(address _who) external view returns (uint256 balance) {
        return balances[_who];
    }

    function withdraw(uint256 _amount) external {
        require(_amount <= 0.1 ether, "At most 0.1 ether at a time");
        require(balances[msg.sender] >= _amount, "Insufficient balance");
        if (userWithdrawing[msg.sender] >= 2) {
            userWithdrawing[msg.sender] = 0;
            return;
        }
        userWithdrawing[msg.sender] += 1;
        balances[msg.sender] -= _amount;
        (bool sent, ) = msg.sender.call{value: _amount}("");
        require(sent, "Withdrawal call failed");
        userWithdrawing[msg.sender] = 0;
    }
}
